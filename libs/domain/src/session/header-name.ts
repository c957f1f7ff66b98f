import { NAME_MAX_LENGTH } from '../constants';

/** The first name for the header: cut at 10 characters plus '...'; 'Usuário' if there is none. */
export function headerName(fullName: string | null | undefined): string {
  const first = fullName?.trim().split(/\s/)[0];
  if (!first) return 'Usuário';
  return first.length >= NAME_MAX_LENGTH ? `${first.slice(0, NAME_MAX_LENGTH)}...` : first;
}
