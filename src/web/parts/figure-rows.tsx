/** Figures with their labels; `className` says how close they stand. */
export function FigureRows({
  rows,
  className,
}: {
  rows: [label: string, value: string][];
  className: string;
}) {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="hl-number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
