/** The first stop of the keyboard: straight to the page. */
export function SkipLink() {
  return (
    <a className="hl-skip" href="#main">
      Skip to main content
    </a>
  );
}
