/** A sum of money chosen by feel, between the two ends that stand below it. */
import { money } from '../../engine/text/money.ts';
import './slider.css';

type SliderProps = {
  /** For a label beside it; else `label` names it. */
  id?: string;
  label?: string;
  /** Dollars, as the others. */
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean | undefined;
  onChange(value: number): void;
  onBlur?(): void;
};

/** Screen readers hear the sum, not a number. */
export function Slider({ label, value, min, max, onChange, ...rest }: SliderProps) {
  const share = ((Math.min(max, Math.max(min, value)) - min) / (max - min || 1)) * 100;
  const track: Record<string, string> = { '--share': `${share}%` };
  return (
    <div className="hl-slider">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={money(value)}
        style={track}
        onChange={(event) => onChange(Number(event.target.value))}
        {...{ min, max, value, ...rest }}
      />
      <div className="hl-slider-ends hl-number" aria-hidden="true">
        <span>{money(min)}</span>
        <span>{money(max)}</span>
      </div>
    </div>
  );
}
