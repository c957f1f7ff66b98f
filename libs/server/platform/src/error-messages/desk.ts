import { missing, wrong, type Rules } from './rule';

/** The desk of the staff. */
export const DESK = {
  noSuchPerson: missing('Esta conta não existe mais.', 'a role is granted to an account that is not there'),
  lastMaster: wrong(
    'papel',
    'Esta é a única conta Master: dê antes esse papel a outra.',
    'the last master would be none',
  ),
} as const satisfies Rules;
