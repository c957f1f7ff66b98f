import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The tree of subjects, with its changes. */
export const Component = () => <DeskPlace route="deskSubjects" />;
