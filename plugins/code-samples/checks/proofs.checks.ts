import { proves } from '../program/programs';
import { definePages, openProject } from './define-checks';

const project = openProject();
const { options } = project;

definePages(
  project,
  'proofs',
  (program) => proves(program) && options.prove,
  false,
);
