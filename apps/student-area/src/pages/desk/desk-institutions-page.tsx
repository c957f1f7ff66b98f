import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Boards and bodies, which are merged there. */
export const Component = () => <DeskPlace route="deskInstitutions" />;
