import {
  ClosingCall,
  Hero,
  Offer,
  Partners,
  PromoVideo,
  SampleWeek,
  WhyChoose,
} from '../features/home/index.ts';

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
