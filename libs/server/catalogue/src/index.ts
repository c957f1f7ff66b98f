export { examIncidence } from './exam-incidence';
export { listExams } from './exams';
export { catalogueHandlers } from './handlers';
export { isListed, lastEditions } from './papers/map-editions';
export { readMatters } from './matters';
export { registerDocuments } from './media/document-route';
export { registerMedia } from './media/route';
export { type Variants, variantsWhere } from './papers/variants';
