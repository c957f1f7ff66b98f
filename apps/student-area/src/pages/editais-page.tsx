import { EditaisScreen } from '@mapa/maps';

export const title = 'Do edital ao mapa';

/** Uploads an edital, and lists the uploaded ones. */
export const Component = () => <EditaisScreen />;
