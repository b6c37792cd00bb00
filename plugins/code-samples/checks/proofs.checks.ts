import { isCurrent } from '../../../config/releases';
import { proves } from '../program/programs';
import { definePages, openProject } from './define-checks';
import { provesAlone } from './options';

const project = openProject();
const { checks, options } = project;

definePages(
  project,
  'proofs',
  (program) => proves(program) && options.prove,
  // It has the most proofs, and one uses all cores for a part of its time only.
  isCurrent(checks.release) && !provesAlone(options),
);
