import { checkPages } from './check-pages';
import { everyPage } from './pages';

checkPages(everyPage());
