/** A matéria with its assuntos, as the tree of subjects has them. */
export interface SyllabusMatter {
  id: number;
  nome: string;
  questoes: number;
  assuntos: readonly { id: number; nome: string; pai_id: number | null; questoes: number }[];
}
