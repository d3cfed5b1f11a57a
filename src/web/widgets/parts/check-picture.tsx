/** A line drawing of a check: the routing number bottom left, filled in as it is typed, the account number beside it. */
import { say } from '../../platform/data/say.ts';
import './check-picture.css';

/** `routing`: the digits typed so far; the rest stands as dots. */
export function CheckPicture({ routing }: { routing: string }) {
  const typed = /^\d{1,9}$/.test(routing) ? routing : '';
  return (
    <figure className="hl-check-picture">
      <svg viewBox="0 0 320 132" role="img" aria-label={say('routing-number.picture')}>
        <rect x="0.75" y="0.75" width="318.5" height="130.5" rx="9.25" className="hl-check-paper" />
        <path d="M18 24h74M18 36h48M236 26h64M18 64h198M18 84h112M196 84h104" className="hl-check-line" />
        <rect x="236" y="52" width="64" height="18" rx="3" className="hl-check-box" />
        <rect x="12" y="97" width="128" height="24" rx="6" className="hl-check-mark" />
        <Transit x={21} />
        <text x="31" y="114" className="hl-check-digits" data-strong="true">
          {typed.padEnd(9, '•')}
        </text>
        <Transit x={122} />
        <text x="152" y="114" className="hl-check-digits">
          •••• •••• ••
        </text>
        <text x="262" y="114" className="hl-check-digits">
          0101
        </text>
      </svg>
      <figcaption aria-hidden="true">
        <span data-strong="true">{say('routing-number.routing')}</span>
        <span>{say('routing-number.account')}</span>
      </figcaption>
    </figure>
  );
}

// The mark that magnetic readers look for: a bar and two squares.
function Transit({ x }: { x: number }) {
  return <path d={`M${x} 104v10M${x + 4} 104v3M${x + 4} 111v3`} className="hl-check-transit" />;
}
