import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Boards and bodies, with merging. */
export const Component = () => <DeskPlace route="deskInstitutions" />;
