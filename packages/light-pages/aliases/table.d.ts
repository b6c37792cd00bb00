// What `@light-pages/table` is: a file that the plugin writes.
import type { DocTable } from '../doc-table';

declare const table: DocTable;
export default table;
