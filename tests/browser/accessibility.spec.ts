import { checkPages } from '../accessibility/check-pages';
import { onePageOfEachKind } from '../accessibility/pages';

checkPages(onePageOfEachKind);
