export { MapsScreen } from './catalogue/maps-screen';
export { isPlainMapList, loadMapsScreen } from './catalogue/maps-data';
export { MyMapsScreen } from './my-maps/my-maps-screen';
export { MapPicker } from './picker/map-picker';
