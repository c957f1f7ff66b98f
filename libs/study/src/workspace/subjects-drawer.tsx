import type { StudyPlace } from '@mapa/domain';
import { Drawer } from '@mapa/ui-kit';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';
import { SubjectPanel } from './subject-panel';

export interface SubjectsDrawerProps {
  collection: Collection;
  detail: Detail;
  place: StudyPlace;
  onClose: () => void;
}

/** The subjects on windows without room for them beside the question. */
export function SubjectsDrawer({ collection, detail, place, onClose }: SubjectsDrawerProps) {
  return (
    <Drawer open onOpenChange={onClose} title={collection.words.subjects} side="left">
      <SubjectPanel collection={collection} detail={detail} place={place} />
    </Drawer>
  );
}
