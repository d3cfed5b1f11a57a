/**
 * Files: dropped, chosen or photographed, each with its picture, its state and a way to remove it. What is plainly
 * wrong is said before anything is sent; the server looks again. The answer lists what the server keeps.
 */

import type { FileRef } from '../platform/data/file-ref.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { DropZone } from './parts/drop-zone.tsx';
import { FileRow } from './parts/file-row.tsx';
import { group } from './parts/group.ts';
import { PhotoTips } from './parts/photo-tips.tsx';
import { useUploads } from './parts/use-uploads.ts';
import './file-upload.css';

/** Value [{ uuid, name, size, type }]. */
export function FileUpload(props: WidgetProps<FileRef[], 'file-upload'>) {
  const uploads = useUploads(props);
  const max = props.options.maxFiles ?? props.schema.maxItems ?? 10;
  // A file that was refused leaves its place to the next one.
  const taken = uploads.rows.filter(({ state, file }) => state !== 'failed' || file).length;
  const full = taken >= max;
  return (
    <div {...group(props)} className="hl-upload" data-invalid={props.invalid}>
      {props.options.tips !== false && <PhotoTips camera={props.options.camera} />}
      {uploads.rows.length > 0 && (
        <ul className="hl-upload-rows">
          {uploads.rows.map((row) => (
            <FileRow
              key={row.key}
              row={row}
              locked={props.disabled}
              onRemove={() => uploads.remove(row)}
              onRetry={() => uploads.retry(row)}
            />
          ))}
        </ul>
      )}
      {!full && !props.disabled && <DropZone of={props} room={max - taken} onFiles={uploads.add} />}
      <p className="hl-hidden" role="status">
        {uploads.news}
      </p>
    </div>
  );
}
