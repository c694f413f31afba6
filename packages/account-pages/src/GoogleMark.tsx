/** The provider's initial as a line icon of our own, since its coloured logo is a trademark. */
export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M14.5 5.2A6.5 6.5 0 1 0 15.5 9H9.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
