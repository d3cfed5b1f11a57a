/** How the street's suggestions fill in the whole address that they stand in. */
import { createContext } from 'react';
import type { JsonObject } from '../../platform/data/json.ts';

export const TakeAddress = createContext<(location: JsonObject) => void>(() => {});
