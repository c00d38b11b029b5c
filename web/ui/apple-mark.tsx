/** The logo: an apple with a one-storey "a", the letter as children write it. */
export function AppleMark() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" className="shrink-0">
      <circle cx="20" cy="22" r="15" className="fill-apple" />
      <path d="M20 9c1-5 5-7 10-7-1 5-5 8-10 8z" className="fill-leaf" />
      <path d="M20 12V6" fill="none" stroke="#5c3a1e" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M24.6 17.6v10.8M24.6 23a4.7 5.1 0 1 1-9.4 0 4.7 5.1 0 0 1 9.4 0z"
        fill="none"
        stroke="#fff"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
