/** Label and value pairs of the side column. */
export function SideRows({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="hl-side-rows">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="hl-number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
