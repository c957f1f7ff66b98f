import type { Calls } from '../call';
import { SubjectParams } from '../../schemas/common';
import {
  DeskSubjects,
  SubjectActParams,
  SubjectAnswer,
  SubjectMergeBody,
  SubjectNameBody,
  SubjectPlaceBody,
} from '../../schemas/desk/subjects';
import { OVERSEERS, STAFF } from './desk';

const act = {
  access: 'signed-in',
  limit: { none: 'a person changes one subject at a time' },
  policy: OVERSEERS,
  refuses: [404],
  added: true,
  params: SubjectParams,
  response: SubjectAnswer,
} as const;

/** Calls on the tree of subjects at the desk. */
export const deskSubjectCalls = {
  'GET /api/customer-area/desk/subject': {
    summary: 'A árvore de assuntos com os nomes anteriores, o que talvez seja um só, e o que se mudou nela.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    response: DeskSubjects,
  },
  'PUT /api/customer-area/desk/subject/{id}/name': {
    ...act,
    summary: 'Dá outro nome a um assunto, ou só diz o que isso muda; o nome anterior continua valendo em arquivos.',
    body: SubjectNameBody,
  },
  'PUT /api/customer-area/desk/subject/{id}/place': {
    ...act,
    summary: 'Põe um assunto, com os que estão abaixo, em outro lugar da árvore, ou só diz o que isso muda.',
    body: SubjectPlaceBody,
  },
  'PUT /api/customer-area/desk/subject/{id}/merge': {
    ...act,
    summary: 'Junta um assunto a outro, que responde por ele a partir daí, ou só diz o que isso muda.',
    body: SubjectMergeBody,
  },
  'POST /api/customer-area/desk/subject-act/{id}/undo': {
    ...act,
    summary: 'Desfaz uma mudança da árvore, se nenhuma posterior depende dela.',
    params: SubjectActParams,
  },
} as const satisfies Calls;
