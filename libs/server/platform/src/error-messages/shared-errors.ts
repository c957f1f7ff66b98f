import { GENERAL } from './general';
import type { Rules } from './rule';
import { SCHEMA } from './schema';
import { STUDY } from './study';
import { UPLOAD } from './upload';

/** Rules that no single module breaks, by the heading under which docs/errors.md lists them; the others stand in their modules. */
export const SHARED_ERRORS: Readonly<Record<string, Rules>> = {
  'Any call': GENERAL,
  'Fields, by the schema of a call': SCHEMA,
  'Questions, papers, maps, answers': STUDY,
  'Files in pieces': UPLOAD,
};
