/** What header and menus need to know of a student. */
export interface ShellUser {
  nome: string;
  plano_tipo: string;
  role: string;
}
