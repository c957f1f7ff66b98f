import { percentage } from '../incidence';
import type { Subject } from '../search-index/subjects';

/** Incidence as it is answered: the nodes that were asked, heaviest first. @param subjects by name */
export function presentIncidence(subjects: Subject[], asked: Map<number, number>) {
  const found = subjects.flatMap((subject) => {
    const count = asked.get(subject.id) ?? 0;
    return count > 0 ? [{ ...subject, count }] : [];
  });
  found.sort((one, other) => other.count - one.count);
  const total = found.reduce((sum, { parentId, count }) => (parentId === null ? sum + count : sum), 0);
  const data = found.map(({ id, name, parentId, count }) => ({
    id,
    nome: name,
    pai_id: parentId,
    questoes: count,
    percentual: percentage(count, total),
  }));
  return { total, data };
}
