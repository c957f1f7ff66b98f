export { examIncidence } from './exam-incidence';
export { listExams } from './exams';
export { documentAddress } from './media/document-route';
export { catalogueModule } from './module';
export { byDeadline, noticeConditions } from './notices';
export { isListed, lastEditions } from './papers/map-editions';
export { readMatters } from './matters';
export { type Variants, variantsWhere } from './papers/variants';
