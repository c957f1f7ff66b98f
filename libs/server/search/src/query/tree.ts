import { sharesInTree } from '../incidence';
import type { Subject } from '../search-index/subjects';

/** Incidence in the API's form: nodes with questions, heaviest first. @param subjects ordered by name */
export function presentIncidence(subjects: Subject[], asked: Map<number, number>) {
  const found: { subject: Subject; count: number }[] = [];
  let total = 0;
  for (const subject of subjects) {
    const count = asked.get(subject.id) ?? 0;
    if (count > 0) found.push({ subject, count });
    if (subject.parentId === null) total += count;
  }
  found.sort((one, other) => other.count - one.count);
  const shareOf = sharesInTree(
    found.map(({ subject: { id, parentId }, count }) => ({ id, parentId, asked: count })),
    total,
  );
  const data = found.map(({ subject: { id, name, parentId }, count }) => ({
    id,
    nome: name,
    pai_id: parentId,
    questoes: count,
    percentual: shareOf(id),
  }));
  return { total, data };
}
