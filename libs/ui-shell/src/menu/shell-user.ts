/** Fields of a student that header, menus and notices need. */
export interface ShellUser {
  nome: string;
  plano_tipo: string;
  role: string;
  /** Empty: not verified. Absent: the profile is not there yet. */
  verificou_email_em?: string;
  /** Message shown while the profile cannot be loaded and the rest is what this device stored. */
  offlineNotice?: string;
}
