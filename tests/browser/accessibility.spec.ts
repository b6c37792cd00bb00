import { checkPages } from '../accessibility/check-pages';
import { guidesAndChosenReferencePages } from '../accessibility/pages';

checkPages(guidesAndChosenReferencePages());
