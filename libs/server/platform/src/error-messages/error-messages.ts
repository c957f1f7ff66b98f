import { ACCOUNT, providerRules } from './account';
import { COMMUNITY } from './community';
import { DESK } from './desk';
import { EDITAL } from './edital';
import { GENERAL } from './general';
import { PAYMENT } from './payment';
import type { Rules } from './rule';
import { SCHEMA } from './schema';
import { AID, NOTEBOOK, PLAN, RECIPE, SITTING, STUDY } from './study';
import { UPLOAD } from './upload';

/** Every rule of the API, by the heading under which docs/errors.md lists it. */
export const ERROR_MESSAGES: Readonly<Record<string, Rules>> = {
  'Any call': GENERAL,
  'Fields, by the schema of a call': SCHEMA,
  Accounts: ACCOUNT,
  'Login with Google; in the same words with Facebook': providerRules('google'),
  'Questions, papers, maps, answers': STUDY,
  'Simulated exams': SITTING,
  'Recipes of simulated exams': RECIPE,
  'Plan of the week': PLAN,
  'Files in pieces': UPLOAD,
  Editais: EDITAL,
  Notebooks: NOTEBOOK,
  'Notes, marks, hidden questions, review': AID,
  'Comments and reports': COMMUNITY,
  Payment: PAYMENT,
  'The desk of the staff': DESK,
};
