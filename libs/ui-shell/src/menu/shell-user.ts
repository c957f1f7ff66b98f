/** What header, menus and notices need to know of a student. */
export interface ShellUser {
  nome: string;
  plano_tipo: string;
  role: string;
  /** Empty: not verified. Absent: the profile is not there yet. */
  verificou_email_em?: string;
  /** What is told while the profile cannot be had, and the rest is what this device remembers. */
  offlineNotice?: string;
}
