import { parseSubjectMap, SubjectMap, SubjectMapError } from './subject-map';

/** Parses a file of subject labels: a JSON list, or lines `chave;matéria;assunto`. Throws SubjectMapError. */
export function readSubjectLabels(text: string): SubjectMap {
  const bare = text.replace(/^\ufeff/, '');
  return /^\s*\[/.test(bare) ? parseJsonLabels(bare) : parseSubjectMap(text);
}

function parseJsonLabels(json: string): SubjectMap {
  const map = new SubjectMap();
  let labels: unknown;
  try {
    labels = JSON.parse(json);
  } catch {
    throw new SubjectMapError(1, 'não é JSON válido');
  }
  if (!Array.isArray(labels)) throw new SubjectMapError(1, 'não é uma lista');
  for (const [index, label] of (labels as unknown[]).entries()) {
    const { numero, materia, assunto } = (label ?? {}) as Record<string, unknown>;
    const path = [materia, assunto ?? ''].map((name) => (typeof name === 'string' ? name.trim() : null));
    if (!Number.isInteger(numero) || path.includes(null) || path[0] === '')
      throw new SubjectMapError(
        1,
        `o item ${index + 1} da lista não tem numero (um inteiro) e materia (um texto), ou o assunto não é um texto`,
      );
    map.setNumber(
      Number(numero),
      path.flatMap((name) => (name ? [name] : [])),
    );
  }
  return map;
}
