import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The tree of subjects, and what is changed in it. */
export const Component = () => <DeskPlace route="deskSubjects" />;
