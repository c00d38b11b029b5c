import { RETENTION_ROWS, retentionCopy } from '../../copy/retention.ts';

/** How long each kind of data is kept. */
export function RetentionTable() {
  const { heading, explanation, columns } = retentionCopy;
  return (
    <section className="mt-8 grid max-w-[72ch] gap-3">
      <h2 id="retention" className="scroll-mt-28 text-title text-leaf-deep">
        {heading}
      </h2>
      <p>{explanation}</p>
      <table className="w-full border-y border-line text-left">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {columns.what}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {columns.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {RETENTION_ROWS.map(({ what, time }) => (
            <tr key={what} className="border-t border-line">
              <td className="py-2 pr-4">{what}</td>
              <td className="py-2 whitespace-nowrap">{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
