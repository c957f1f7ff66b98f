import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The bank's questions for the staff. */
export const Component = () => <DeskPlace route="deskQuestions" />;
