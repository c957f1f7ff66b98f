export { MapsScreen } from './catalogue/maps-screen';
export { isPlainMapList, loadMapsScreen } from './catalogue/maps-data';
export { EditaisScreen } from './edital/editais-screen';
export { EditalScreen } from './edital/edital-screen';
export { loadNoticeStudy, noticeStudyMeta } from './notice/programme-data';
export { NoEdital, NoticeStudyScreen } from './notice/notice-study-screen';
export { MyMapsScreen } from './my-maps/my-maps-screen';
export { MapPicker } from './picker/map-picker';
