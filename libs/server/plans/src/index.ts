export { PAYMENT } from './payment/errors/error-messages';
export { plansModule } from './module';
export { type PaymentTesting } from './payment/payments';
export { type PaymentProvider, ProviderAway } from './payment/provider/provider';
export { signNotice } from './payment/webhooks/signature';
export { canReadComment, canReadTeachers } from './plans/comments';
export { demandNotebookSize, requireRoomForMap, requireRoomForNotebook } from './plans/gates';
export { demandServable, serveQuestions } from './plans/served';
