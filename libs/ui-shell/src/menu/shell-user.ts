/** Fields of a student for header, menus and notices. */
export interface ShellUser {
  nome: string;
  plano_tipo: string;
  role: string;
  /** Empty: not verified. Absent: the profile is not loaded yet. */
  verificou_email_em?: string;
  /** Message while the profile cannot be loaded and the data comes from this device. */
  offlineNotice?: string;
}
