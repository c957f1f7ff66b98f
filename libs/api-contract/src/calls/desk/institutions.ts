import type { Calls } from '../call';
import { InstitutionParams } from '../../schemas/common';
import { InstitutionMergeAnswer, InstitutionMergeBody } from '../../schemas/desk/institutions';
import { OVERSEERS } from './desk';

/** Calls on boards and bodies at the desk. */
export const deskInstitutionCalls = {
  'PUT /api/customer-area/desk/institution/{id}/merge': {
    summary: 'Junta uma banca a outra, ou um órgão a outro, para sempre; ou só diz o que isso muda.',
    access: 'signed-in',
    limit: { none: 'a person merges two at a time' },
    policy: OVERSEERS,
    added: true,
    params: InstitutionParams,
    body: InstitutionMergeBody,
    response: InstitutionMergeAnswer,
  },
} as const satisfies Calls;
