import type { StudyPlace } from '@mapa/domain';
import { Drawer } from '@mapa/ui-kit';
import type { MapDetail } from '../shared/model';
import { SubjectPanel } from './subject-panel';

export interface SubjectsDrawerProps {
  map: MapDetail;
  place: StudyPlace;
  onClose: () => void;
}

/** The subjects on windows without room for them beside the question. */
export function SubjectsDrawer({ map, place, onClose }: SubjectsDrawerProps) {
  return (
    <Drawer open onOpenChange={onClose} title="Assuntos do mapa" side="left">
      <SubjectPanel map={map} place={place} />
    </Drawer>
  );
}
