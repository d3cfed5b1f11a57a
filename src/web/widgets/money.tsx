/** An amount in whole dollars. The answer is an integer, or the text as typed. */
import type { Widget } from '../platform/data/widget.ts';
import { moneyInput } from './parts/money-input.tsx';

export const money: Widget = { name: 'money', ...moneyInput };
