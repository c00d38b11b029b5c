export { ClosingCall } from './closing-call.tsx';
export { Hero } from './hero.tsx';
export { Offer } from './offer.tsx';
export { Partners } from './partners.tsx';
export { PromoVideo } from './promo-video.tsx';
export { SampleWeek } from './sample-week.tsx';
export { WhyChoose } from './why-choose.tsx';
