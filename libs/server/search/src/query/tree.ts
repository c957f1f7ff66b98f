import { sharesInTree } from '../incidence';
import type { Subject } from '../search-index/subjects';

/** Incidence in the API's form: nodes with questions, heaviest first. @param subjects ordered by name */
export function presentIncidence(subjects: Subject[], asked: Map<number, number>) {
  const found: { subject: Subject; parentId: number | null; asked: number }[] = [];
  let total = 0;
  for (const subject of subjects) {
    const { id, parentId } = subject;
    const count = asked.get(id) ?? 0;
    if (count > 0) found.push({ subject, parentId, asked: count });
    if (parentId === null) total += count;
  }
  found.sort((one, other) => other.asked - one.asked);
  const shares = sharesInTree(found, total);
  const data = found.map(({ subject: { id, name }, parentId, asked: count }, at) => ({
    id,
    nome: name,
    pai_id: parentId,
    questoes: count,
    percentual: shares[at] ?? 0,
  }));
  return { total, data };
}
