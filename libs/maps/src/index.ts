export { MapsScreen } from './catalogue/maps-screen';
export { isPlainMapList, loadMapsScreen } from './catalogue/maps-data';
export { MyMapsScreen } from './my-maps/my-maps-screen';
export { MapPicker } from './picker/map-picker';
export type { QuestionSlot } from './stage/question-slot';
export { MapWorkspace } from './workspace/map-workspace';
export type { MapWorkspaceProps } from './workspace/map-workspace';
