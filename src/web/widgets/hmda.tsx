/**
 * Demographic information for government monitoring (Regulation C, appendix B): ethnicity, race and sex, each with
 * sub-categories, free text and a refusal that clears and disables its group. Nothing is ever preselected.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../data/json.ts';
import type { WidgetProps } from '../data/widget.ts';
import { Markdown } from '../parts/markdown.tsx';
import { group } from './parts/group.ts';
import { HmdaGroup } from './parts/hmda-group.tsx';
import { hmdaGroups } from './parts/hmda-groups.ts';
import './hmda.css';

/** Value { ethnicity, race, sex: codes[], ethnicityText, raceText… }. */
export function Hmda(props: WidgetProps<JsonObject, 'hmda'>) {
  const value = isRecord(props.value) ? props.value : {};
  const { notice } = props.options;
  return (
    <div {...group(props)} className="hl-hmda">
      {notice && (
        <div className="hl-hmda-notice">
          <Markdown text={notice} />
        </div>
      )}
      {hmdaGroups.map((one) => (
        <HmdaGroup key={one.name} of={props} group={one} value={value} onChange={props.onChange} />
      ))}
    </div>
  );
}
