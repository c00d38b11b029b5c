import { ClosingCall } from '../features/home/closing-call.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Offer } from '../features/home/offer.tsx';
import { Partners } from '../features/home/partners.tsx';
import { PromoVideo } from '../features/home/promo-video.tsx';
import { SampleWeek } from '../features/home/sample-week.tsx';
import { WhyChoose } from '../features/home/why-choose.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <Offer />
      <PromoVideo />
      <SampleWeek />
      <WhyChoose />
      <Partners />
      <ClosingCall />
    </>
  );
}
