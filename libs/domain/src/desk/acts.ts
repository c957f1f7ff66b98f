/** Acts of the staff that the audit log has. */
export type StaffAct = 'papel_concedido';

/** What an act of the staff is on. */
export type StaffObject = 'pessoa' | 'prova' | 'questao';
