import { useStudentMapsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import type { QuestionMap } from '../model';
import { MapRow } from './map-row';
import { useAddMap } from './use-add-map';

/** Maps that can be chosen; those already in the student's list are marked, once the session is known. */
export function MapList({ maps }: { maps: readonly QuestionMap[] }) {
  const { user } = useSession();
  const own = useStudentMapsQuery(undefined, { skip: !user });
  const { add, busyId } = useAddMap();
  const mine = new Set((user ? own.data?.data : undefined)?.map(({ mapa }) => mapa.id));
  return (
    <ul aria-label="Mapas">
      {maps.map((map) => (
        <li key={map.id}>
          <MapRow map={map} isMine={mine.has(map.id)} busy={busyId === map.id} onAdd={() => add(map.id, map.nome)} />
        </li>
      ))}
    </ul>
  );
}
