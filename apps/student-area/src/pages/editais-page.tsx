import { EditaisScreen } from '@mapa/maps';

export const title = 'Do edital ao mapa';

/** Takes an edital, and lists those that were sent. */
export const Component = () => <EditaisScreen />;
