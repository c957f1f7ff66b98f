const KEY_FIELDS = ['gabarito', 'correta', 'comentario', 'comentarios_alternativas'];

type Found = { question: number | null; path: string };

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The question that an object contains or refers to by its id. */
function questionOf(body: Record<string, unknown>, around: number | null): number | null {
  return (
    numberIn(body['questao_id']) ?? ('enunciado' in body || 'resumo' in body ? numberIn(body['id']) : null) ?? around
  );
}

/** Whether a field of the key is empty: a held answer has a key of nulls. */
const tellsNothing = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((part) => part === null));

/** Where a body reveals a key: a non-empty field of the key, or a text that contains it, each with its question. */
export function keysIn(body: unknown, marks: readonly string[], around: number | null = null, path = ''): Found[] {
  if (typeof body === 'string') return marks.some((mark) => body.includes(mark)) ? [{ question: around, path }] : [];
  if (typeof body !== 'object' || body === null) return [];
  const question = questionOf(body as Record<string, unknown>, around);
  return Object.entries(body).flatMap(([field, value]) =>
    KEY_FIELDS.includes(field) && !tellsNothing(value)
      ? [{ question, path: `${path}/${field}` }]
      : keysIn(value, marks, question, `${path}/${field}`),
  );
}
