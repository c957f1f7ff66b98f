import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Questions of the bank, as the staff finds them. */
export const Component = () => <DeskPlace route="deskQuestions" />;
