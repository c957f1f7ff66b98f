/** A board or a body in the wire's form; some have no acronym. */
interface Named {
  sigla: string;
  nome: string;
}

/** The acronym of a board or body, or its name where it has none. */
export const shortName = ({ sigla, nome }: Named): string => sigla || nome;

/** Acronym and name of a board or body in one line: "TRT 10 – Tribunal do Trabalho"; once where they are the same. */
export const longName = ({ sigla, nome }: Named): string => (sigla === nome ? nome : `${sigla} – ${nome}`);

/** Short names of board and body, board first; a body that is its own board appears once. */
export function boardAndBody(from: { banca?: Named | null; instituicao?: Named | null }): string[] {
  const names = [from.banca, from.instituicao].flatMap((ref) => (ref ? [shortName(ref)] : []));
  return [...new Set(names)];
}
