import { proves } from '../program/programs';
import { definePrograms, openProject } from './define-checks';

const project = openProject();
const { options } = project;

definePrograms(
  project,
  'proofs',
  (program) => proves(program) && options.prove,
  false,
);
